/**
 * The numbers of a listing that an admin sets as dated rules. Who publishes reads those of the day; forms are told
 * them.
 */
import type { RulesInForce } from '../rules/rule-params.ts';

export type ListingRules = {
  /** Without so many photos no listing is shown. */
  photosMin: number;
  /** How long an exclusive mandate lasts at most, and by how much it may be extended. */
  mandateMonths: number;
  mandateExtension: number;
};

export const getListingRules = ({
  photo_minimum,
  exclusive_mandate,
}: Pick<RulesInForce, 'photo_minimum' | 'exclusive_mandate'>): ListingRules => ({
  photosMin: photo_minimum.params.photos,
  mandateMonths: exclusive_mandate.params.months,
  mandateExtension: exclusive_mandate.params.extension_months,
});
