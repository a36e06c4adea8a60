/** A file that somebody may send in place of a photo, and what may become of it. */
import type { PhotoRejection } from '@estia/contract/photos/model';

export type MaliciousFile = { name: string; body: Buffer; may: readonly ('photo' | PhotoRejection)[] };

/** The same harmless picture in every kind we take. */
export type BaseImages = Record<'jpeg' | 'png' | 'webp' | 'gif' | 'avif', Buffer>;
