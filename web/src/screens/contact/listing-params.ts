/** Which listing a contact page is about, read off its address; a listing that is not there is a 404. */
import { findByName } from '@estia/contract/map-names';
import type { LoaderFunctionArgs } from 'react-router';
import { throwNotFound } from '../../platform/failures.ts';

const purposes = { 'for-sale': 'sale', 'for-rent': 'rent' } as const;

export function parseListingParams(params: LoaderFunctionArgs['params']): {
  for: 'sale' | 'rent';
  property_id: number;
} {
  const purpose = findByName(purposes, params.for);
  if (purpose === undefined || !/^[1-9]\d{0,14}$/.test(params.property_id ?? '')) return throwNotFound();
  return { for: purpose, property_id: Number(params.property_id) };
}
