/** What every part of the desk is given. */
import type { Locale } from '@estia/contract/pair';
import type { AskReply } from '../../../platform/ask.ts';

type DeskData = AskReply<'GET /property/desk'>;
export type DeskProps = { desk: DeskData; locale: Locale };
