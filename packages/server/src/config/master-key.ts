// Parses the master keys that seal the secrets in the database.

/** Bytes of a master key. */
export const MASTER_KEY_BYTES = 32;

export const masterKeyForm =
  'Base64 of 32 random bytes; several are separated by commas or lines, the newest first';

/** Returns the keys of a text, newest first; undefined when one is malformed, or there is none. */
export const parseMasterKeys = (text: string): readonly Uint8Array[] | undefined => {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const keys = words.map((word) => Buffer.from(word, 'base64'));
  const isSound = keys.every(
    (key, at) => key.length === MASTER_KEY_BYTES && key.toString('base64') === words[at],
  );
  return isSound && keys.length > 0 ? keys : undefined;
};
