// The version of this package, for the header user-agent.
// Generated from package.json by `npm run generate`; not edited by hand.
export const version = '0.0.0';
