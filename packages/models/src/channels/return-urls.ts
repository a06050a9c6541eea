// The channel_properties with the URLs to which a payer returns from a page.

export const urls = ['success_return_url', 'failure_return_url'] as const;
