/**
 * The address of a screen. A row of the table of routes is named by its path, which the compiler knows and the browser
 * need not look up: a table of names would cost every page about two kilobytes.
 */

import type { Locale } from '@estia/contract/pair';
import { readProperty } from '@estia/contract/read-property';
import type { RoutePath } from '../../routes.ts';
import { localizePath } from '../locale.ts';

type SegmentParams<Segment extends string> = Segment extends `:${infer Name}?`
  ? { [K in Name]?: string | number }
  : Segment extends `:${infer Name}`
    ? { [K in Name]: string | number }
    : unknown;
type PathParams<Path extends string> = Path extends `/${infer Segment}/${infer Rest}`
  ? SegmentParams<Segment> & PathParams<`/${Rest}`>
  : Path extends `/${infer Segment}`
    ? SegmentParams<Segment>
    : unknown;
type PathArguments<Path extends string> = Path extends `${string}:${string}` ? [params: PathParams<Path>] : [];

/** The path without its language, for links that are localized where they are drawn. */
export const barePathTo = <Path extends RoutePath>(path: Path, ...[params]: PathArguments<Path>): string =>
  path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = readProperty(params, name);
    return value === undefined ? '' : `/${encodeURIComponent(String(value))}`;
  });

export const pathTo = <Path extends RoutePath>(locale: Locale, path: Path, ...params: PathArguments<Path>): string =>
  localizePath(locale, barePathTo(path, ...params));
