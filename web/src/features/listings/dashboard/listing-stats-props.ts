/** What every part of the desk is given. */
import type { Locale } from '@estia/contract/pair';
import type { AskReply } from '../../../platform/ask.ts';

type ListingStats = AskReply<'GET /property/desk'>;
export type ListingStatsProps = { desk: ListingStats; locale: Locale };
