// A callback URL for reading: what it may carry beside its path can be a secret.

/** The URL without credentials, query and fragment. */
export const maskedUrl = (url: string): string => {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};
