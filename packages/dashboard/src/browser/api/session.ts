// The token of this tab, of the installation or of an operator: it arrives in the fragment of the
// link that the server prints, or from a form, and is kept in the session storage of the tab.

const NAME = 'kasir-control-token';

/** Moves the token from the address to the session, so that no history or screenshot shows it. */
export const takeToken = (): void => {
  const [, token] = /^#token=([^&]+)$/.exec(location.hash) ?? [];
  if (token === undefined) return;
  sessionStorage.setItem(NAME, decodeURIComponent(token));
  history.replaceState(null, '', `${location.pathname}#/`);
};

export const readToken = (): string | null => sessionStorage.getItem(NAME);

export const keepToken = (token: string): void => sessionStorage.setItem(NAME, token);

export const dropToken = (): void => sessionStorage.removeItem(NAME);
