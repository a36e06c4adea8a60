/** How a row of the table of addresses (routes.ts) is written. */

export type RouteDefinition = {
  /** Also the id of the route. */
  readonly name: string;
  readonly path: string;
  /** A file of `screens/`. */
  readonly screen: string;
  /** Who may open it. `findRoute` gives the guard the row of the page that is asked for. */
  readonly access: 'everyone' | 'member' | 'admin';
  /** Open to an admin who has not given a second factor. */
  readonly withoutSecondFactor?: true;
  /** Drawn as a public page is, without the dashboard around it: its loader and its action ask the guard. */
  readonly outsideDashboard?: true;
  /** Addresses that people or old links may still hold: they redirect here for good. */
  readonly leftovers?: readonly string[];
};

/** Its path is known to the compiler: links are checked against it (`RoutePath`). */
export type RouteWithPath<Path extends string> = RouteDefinition & { readonly path: Path };

export const publicRoute = <Path extends string>(
  name: string,
  path: Path,
  screen: string,
  leftovers?: readonly string[],
): RouteWithPath<Path> => ({
  name,
  path,
  screen,
  access: 'everyone',
  ...(leftovers ? { leftovers } : {}),
});
/** Inside the dashboard. Rows without a screen of their own say that one will stand there. */
export const accountRoute = <Path extends string>(
  name: string,
  path: Path,
  screen = 'coming-soon',
  leftovers?: readonly string[],
): RouteWithPath<Path> => ({
  name,
  path,
  screen,
  access: 'member',
  ...(leftovers ? { leftovers } : {}),
});
export const adminRoute = <Path extends string>(
  name: string,
  path: Path,
  screen?: string,
  leftovers?: readonly string[],
): RouteWithPath<Path> => ({
  ...accountRoute(name, path, screen, leftovers),
  access: 'admin',
});

/** Everything of oneself: here an admin sets up the second factor that all other pages of the dashboard wait for. */
export const withoutSecondFactor = <Path extends string>(
  rows: readonly RouteWithPath<Path>[],
): readonly RouteWithPath<Path>[] => rows.map((row) => ({ ...row, withoutSecondFactor: true }));
