/** What every format is read into: one listing in the names of our fields. Nothing here knows the database. */

import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import type { ListingFieldName } from '@estia/contract/listings/fields';
import type { ColumnTarget, MappedField, RequiredTarget } from '@estia/contract/sources/column-targets';
import type { BrokenFeedCode, FeedFaultCode, FeedFormat } from '@estia/contract/sources/feed-codes';

/** A place in the feed (`from`: its name for the field) and what is wrong there. */
export type FeedFault = { line: number | null; from: string | null; value: string | null; code: FeedFaultCode };

/**
 * An address, or the name of a file in the ZIP with the checksum that the ZIP has for it: other bytes under the same name are
 * another photo. `version` is written last, and not at all for an address: photos are compared as JSON, also with stored ones.
 */
export type FeedPhoto = { url: string | null; file: string | null; version?: string };

/** One listing as a feed has it, in the names of our fields, before places and unknown values are resolved. */
export type FeedItem = {
  reference: string;
  /** Where it begins in the file, for reports. */
  line: number | null;
  action: 'upsert' | 'remove';
  purpose: 'sale' | 'rent' | null;
  /** Values already ours, as the wizard types them. */
  answers: FieldAnswers;
  /** Values of lists that our tables do not know: for the value mapping of the source. `from` is the field's name in the feed. */
  unmapped: { field: MappedField; from: string; value: string; line: number | null }[];
  /** Where the feed says it is; whoever stores it finds the district. */
  place: { names: string[]; postcode: string | null; geoId: string | null };
  photos: FeedPhoto[];
  /** Line of each answered field, and its name in the feed, for reports: remedy and reason are told by field. */
  origins: Partial<Record<ListingFieldName, { from: string; line: number | null }>>;
  faults: FeedFault[];
};

/** Ends a reading: nothing of such a file is applied. */
export class BrokenFeedError extends Error {
  readonly code: BrokenFeedCode;
  readonly line: number | null;

  constructor(code: BrokenFeedCode, line: number | null = null, detail = '') {
    super(`broken feed: ${code}${line === null ? '' : ` at line ${line}`}${detail && ` (${detail})`}`);
    this.name = 'BrokenFeedError';
    this.code = code;
    this.line = line;
  }
}

/** `isFull`: what is absent from the file is gone. `missingColumns`: of a table, what nobody can publish without. */
export type FeedSummary = {
  format: FeedFormat;
  encoding: string;
  items: number;
  isFull: boolean;
  missingColumns?: RequiredTarget[];
};
/** Items as they are read, in constant memory; ends with the summary, or throws BrokenFeedError. */
export type FeedReading = AsyncGenerator<FeedItem, FeedSummary>;

/** By the name of the column as the file has it. A column without an entry is ignored. */
export type ColumnMapping = { delimiter?: string; columns: Record<string, ColumnTarget> };

export type FeedLimits = {
  /** Of the file, and of what a ZIP unpacks to. */
  bytes: number;
  unpackedBytes: number;
  /** Times that one file of a ZIP may grow. */
  ratio: number;
  entries: number;
  items: number;
  /** Characters of all values of one item, and of one value. */
  itemLength: number;
  textLength: number;
  depth: number;
  attributes: number;
  columns: number;
  photos: number;
};

/** 50,000 listings take about 150 MB of XML; a description of 6,000 characters in four languages takes 50 KB. */
export const defaultFeedLimits: FeedLimits = {
  bytes: 2_000_000_000,
  unpackedBytes: 4_000_000_000,
  ratio: 200,
  entries: 200_000,
  items: 200_000,
  itemLength: 1_000_000,
  textLength: 200_000,
  depth: 24,
  attributes: 32,
  columns: 300,
  photos: 60,
};
