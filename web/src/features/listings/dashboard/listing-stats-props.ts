/** What every part of the dashboard is given. */
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';

type ListingStats = ApiReply<'GET /property/dashboard'>;
export type ListingStatsProps = { stats: ListingStats; locale: Locale };
