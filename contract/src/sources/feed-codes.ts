/** What a feed can be and what can be wrong with it. Answers carry the code; `feed-messages.ts` has the words. */

export const feedFormats = ['xe', 'kyero', 'estia', 'csv', 'xlsx', 'openimmo'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** One item cannot be taken because of these: the others of its file can. */
export const rejectingFaultCodes = [
  'reference_missing',
  'reference_too_long',
  'reference_duplicate',
  'action_unknown',
  'purpose_missing',
  'purpose_unsupported',
  'currency_unsupported',
  'price_unit',
  'text_damaged',
  'row_cells',
  'not_an_object',
  'item_too_large',
] as const;

/** The value is left out and reported; the item is taken if it can do without. */
const omittingFaultCodes = [
  'number_unreadable',
  'number_range',
  'unit_unknown',
  'date_unreadable',
  'yes_no_unreadable',
  'coordinates_invalid',
  'wrong_value_type',
  'text_shortened',
  'text_cleaned',
  'price_on_request',
  'photo_address',
  'photo_not_in_zip',
  'photos_too_many',
  'field_unknown',
  'value_repeated',
] as const;

/** Something is missing that a person can add: such an item becomes a draft. */
export const completableFaultCodes = [
  'required',
  'energy_required',
  'energy_pending',
  'ama_required',
  'photos_few',
] as const;

export const feedFaultCodes = [...rejectingFaultCodes, ...omittingFaultCodes] as const;
export type FeedFaultCode = (typeof feedFaultCodes)[number];

/** The item is taken and told later: its photos are fetched after it is published. */
export const photoFaultCodes = [
  'photo_not_in_zip',
  'photo_not_found',
  'photo_unreachable',
  'photo_unreadable',
  'photo_too_large',
  'photo_too_small',
] as const;
export type PhotoFaultCode = (typeof photoFaultCodes)[number];

/** Nothing of such a file is applied. */
export const brokenFeedCodes = [
  'empty',
  'no_items',
  'html_page',
  'format_unknown',
  'format_differs',
  'version_unsupported',
  'truncated',
  'not_well_formed',
  'encoding_unreadable',
  'too_large',
  'too_many_items',
  'xml_dtd',
  'xml_entity',
  'xml_instruction',
  'xml_depth',
  'xml_attributes',
  'text_too_long',
  'zip_damaged',
  'zip_encrypted',
  'zip_ratio',
  'zip_entries',
  'zip_nested',
  'zip_path',
  'zip_no_feed',
  'zip_several_feeds',
  'no_header',
  'columns_missing',
  'columns_too_many',
] as const;
export type BrokenFeedCode = (typeof brokenFeedCodes)[number];
