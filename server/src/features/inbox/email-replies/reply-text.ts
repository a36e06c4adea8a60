/** What somebody newly wrote in an email: without the email that they answer, and without signatures. */
import { type EmailLine, readHtmlLines, readTextLines } from './email-lines.ts';
import {
  isAttribution,
  isHeaderBlock,
  isMobileSignature,
  isRule,
  isSeparator,
  isSignatureMark,
  MAX_ATTRIBUTION_LINES,
} from './quote-marks.ts';

const HEADER_WINDOW = 10;
const ADDED_BELOW = 4;
/** Of a line, for what is recognised: some programs write a whole paragraph as one. All of it is stored. */
const MAX_TESTED = 1_000;
const beginningOf = (text: string): string => text.trim().slice(0, MAX_TESTED);

type Marks = {
  /** What stands in our emails alone, such as the domain of the addresses of replies: a line with it was not typed. */
  ours: readonly string[];
};

/** How many lines from `start` on say who wrote the quote; 0: none. Of two ways to read it the shorter: above it is text. */
function countAttributionLines(lines: readonly EmailLine[], start: number): number {
  for (let count = 1; count <= MAX_ATTRIBUTION_LINES; count++) {
    const part = lines.slice(start, start + count);
    if (part.length < count || part.some(({ text, isQuoted }) => isQuoted || text.trim() === '')) return 0;
    const joined = (from: number) =>
      part
        .slice(from)
        .map(({ text }) => beginningOf(text))
        .join(' ');
    if (!isAttribution(joined(0))) continue;
    return part.some((_, from) => from > 0 && isAttribution(joined(from))) ? 0 : count;
  }
  return 0;
}

const isQuoteNext = (lines: readonly EmailLine[], start: number): boolean =>
  lines.slice(start).find(({ text, isQuoted }) => isQuoted || text.trim() !== '')?.isQuoted === true;

function takeNewLines(lines: readonly EmailLine[], { ours }: Marks): string[] {
  const taken: string[] = [];
  let isSignature = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as EmailLine;
    if (line.isEnd) break;
    if (line.isQuoted) {
      isSignature = false;
      continue;
    }
    const text = line.text.trim();
    const attribution = countAttributionLines(lines, at);
    if (attribution > 0) {
      // Not marked line by line, all that follows is the quote.
      if (!isQuoteNext(lines, at + attribution)) break;
      at += attribution - 1;
      isSignature = false;
      continue;
    }
    if (isSeparator(text) || ours.some((mark) => text.toLowerCase().includes(mark))) break;
    if (
      isHeaderBlock(
        lines
          .slice(at, at + HEADER_WINDOW)
          .map((each) => beginningOf(each.text))
          .filter(Boolean),
      )
    )
      break;
    if (isSignatureMark(line.text)) isSignature = true;
    if (!isSignature) taken.push(line.text.trimEnd());
  }
  return taken;
}

function dropAddedLines(lines: string[]): string[] {
  const rest = [...lines];
  const dropEmpty = () => {
    while (rest.length > 0 && (rest.at(-1) ?? '').trim() === '') rest.pop();
  };
  dropEmpty();
  for (let left = ADDED_BELOW; left > 0; left--) {
    const last = beginningOf(rest.at(-1) ?? '');
    const before = beginningOf(rest.at(-2) ?? '');
    if (rest.length > 0 && (isMobileSignature(last) || isRule(last))) rest.pop();
    // Wrapped over two lines.
    else if (rest.length > 1 && before !== '' && isMobileSignature(`${before} ${last}`) && isMobileSignature(before))
      rest.splice(-2);
    else break;
    dropEmpty();
  }
  return rest;
}

const tidy = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const extract = (lines: readonly EmailLine[], marks: Marks): string => tidy(dropAddedLines(takeNewLines(lines, marks)));

/** HTML first: plain text of the same email is often broken into short lines. Empty: nothing new was found. */
export function extractReplyText(
  { html, text }: { html?: string | undefined; text?: string | undefined },
  marks: Marks = { ours: [] },
): string {
  const fromHtml = html ? extract(readHtmlLines(html), marks) : '';
  return fromHtml || (text ? extract(readTextLines(text), marks) : '');
}
