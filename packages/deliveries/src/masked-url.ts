// Masks callback URLs for display: everything except origin and path can hold a secret.

/** Returns the URL without credentials, query and fragment. */
export const maskedUrl = (url: string): string => {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};
