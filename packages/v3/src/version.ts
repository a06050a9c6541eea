// Defines the api-version that every request of v3 must send (VER-19, V3-CONF-07).

// V3-HDR-api_version
export const v3Version = { version: 'required', versions: ['2024-11-11'] } as const;
