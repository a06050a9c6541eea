// Encrypts the secrets that the database keeps, such as those shared with connectors: AES-256-GCM
// under a master key of the installation, bound to the owner of the secret.
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const FORM = /^v1\.([0-9a-f]{16})\.([\w-]+)$/;

/** The owner of a sealed secret, for which alone it opens. */
export interface SecretOwner {
  /** Id of the account. */
  readonly account: string;
  /** Name of the connector within the account. */
  readonly connector: string;
}

export interface Sealer {
  /** Seals with the newest key. Throws `NoMasterKey` when there is none. */
  readonly seal: (secret: string, owner: SecretOwner) => string;
  /**
   * Returns the secret. Throws `NoMasterKey` when its key is not among the keys, and an error when
   * it was changed or belongs to something else.
   */
  readonly open: (sealed: string, owner: SecretOwner) => string;
  /** Returns whether it was sealed with the newest key. */
  readonly isCurrent: (sealed: string) => boolean;
}

/** A secret cannot be sealed or opened, because a master key is missing. */
export class NoMasterKey extends Error {}

/** Returns the id of a key in the texts that it sealed; it says nothing about the key. */
const idOf = (key: Uint8Array): string =>
  hash('sha256', Buffer.concat([Buffer.from('kasir master key '), key])).slice(0, 16);

const boundTo = ({ account, connector }: SecretOwner, id: string): Buffer =>
  Buffer.from(JSON.stringify(['v1', id, account, connector]));

const where =
  'Set KASIR_MASTER_KEY, or --master-key-file (KASIR_MASTER_KEY_FILE), and start the server again.';

/** Creates a sealer; `keys` returns the master keys, newest first. */
export const createSealer = (keys: () => readonly Uint8Array[]): Sealer => ({
  seal: (secret, owner) => {
    const [key] = keys();
    if (!key) throw new NoMasterKey(`There is no master key to seal secrets with. ${where}`);
    const id = idOf(key);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(boundTo(owner, id));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return `v1.${id}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
  },
  open: (sealed, owner) => {
    const [, id = '', encoded = ''] = FORM.exec(sealed) ?? [];
    const key = keys().find((one) => idOf(one) === id);
    if (!key)
      throw new NoMasterKey(
        `The secrets of connector ${owner.connector} were sealed with the master key ${id || 'of another form'}, which this server does not have. ${where}`,
      );
    const bytes = Buffer.from(encoded, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(boundTo(owner, id));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return (
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') +
      decipher.final('utf8')
    );
  },
  isCurrent: (sealed) => {
    const [key] = keys();
    return key !== undefined && FORM.exec(sealed)?.[1] === idOf(key);
  },
});
