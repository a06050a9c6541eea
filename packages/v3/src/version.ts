// The version that every call of v3 names (VER-19, V3-CONF-07).

// V3-HDR-api_version
export const v3Version = { version: 'required', versions: ['2024-11-11'] } as const;
