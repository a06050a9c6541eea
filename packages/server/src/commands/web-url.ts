// Checks a target URL on the command line, whose scheme is easily forgotten.
import { CommandFailure } from '../failures/exit-codes.ts';

/** Returns the given URL. Throws for anything but http and https, with the URL probably meant. */
export const webUrl = (what: string, given: string): string => {
  if (/^https?:\/\/[^/]/i.test(given) && URL.canParse(given)) return given;
  const meant = `http://${given}`;
  const example =
    /^[\w.-]+(?::\d+|\.\w+)(?:\/|$)/.test(given) && URL.canParse(meant)
      ? meant
      : 'http://localhost:3000/webhooks';
  throw new CommandFailure('usage', `${what} must be a URL such as ${example}, not ${given}.`);
};
