/** Maps of areas without script: shapes are cached in each process, market stats are read with every answer. */
import type { MarketPlaceKind } from '@estia/contract/valuation/model';
import * as calls from '@estia/contract/valuation/outline-calls';
import { classColours, getClassBreaks, getPriceClassIndex } from '@estia/contract/valuation/price-classes';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { cached, createMemoryCache } from '../../../platform/cache/memory-cache.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { getMapVersion, type PlaceTree, type PlaceTreeLoader } from '../../places/index.ts';
import { toMarketIds } from '../market-stats/market-stats.queries.ts';
import { resolveMarket } from '../market-stats/market-stats.routes.ts';
import { getStatsPlaces } from '../market-stats/stats-places.ts';
import {
  type Box,
  findBox,
  getAbroadPath,
  getOutlinePath,
  listMedians,
  listShapes,
  type OutlineShape,
} from './outline.queries.ts';

const WIDTH = 720;
const HEIGHT = 540;
/** Around an area with parts a little of the country, around one without them its neighbours. */
const MARGIN = { parts: 0.06, neighbours: 0.55 } as const;
/** A page carries its drawing twice, as a picture and as data, so it has to be small: what is larger is thinned more. */
const MAX_PATHS = 20_000;
const SIMPLIFY_STEPS = [0.8, 1.2, 1.8, 2.6, 4] as const;

const GREECE = { width: 640, height: 560 } as const;

const CACHE_SIZE = 400;
const DAY_MS = 86_400_000;

type Outline = { layer: MarketPlaceKind; box: Box; ownPath: string; abroad: string; shapes: OutlineShape[] };

export function outlineRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  const { db } = deps;
  const outlineCache = createMemoryCache(CACHE_SIZE);
  const version = cached(() => getMapVersion(deps.pool), 60_000);

  serve(calls.getPlaceOutline, async ({ query }) => {
    const { kind, id } = query;
    const market = resolveMarket(query);
    const tree = await getPlaceTree();
    const outline = await outlineCache(`${(await version()).version}/${kind}/${id}`, DAY_MS, () =>
      drawOutline(db, tree, kind, id),
    );
    if (!outline) throw new AppError('not_found');
    const { layer, box, shapes, ownPath, abroad } = outline;
    const medians = await listMedians(
      db,
      layer,
      shapes.map((shape) => shape.id),
      market,
    );
    const byId = new Map(medians.map((row) => [row.place_id, row]));
    return {
      width: WIDTH,
      height: HEIGHT,
      approximate: shapes.some((shape) => shape.approximate),
      map_view: getMapView(box),
      abroad_path: abroad,
      path: ownPath,
      places: shapes.flatMap(({ id: areaId, path, x, y, width }) => {
        const name = getStatsPlaces(tree)[layer].get(areaId)?.name;
        const { listing_count: listingCount = 0, median = null } = byId.get(areaId) ?? {};
        const euros = median === null ? null : median / 100;
        return name
          ? [
              {
                kind: layer,
                id: areaId,
                name,
                listing_count: listingCount,
                median: euros,
                path,
                label: { x, y, width },
              },
            ]
          : [];
      }),
    };
  });

  const getGreece = async () => outlineCache(`${(await version()).version}/greece`, DAY_MS, () => drawGreece(db));

  serve(calls.getCountryOutline, async () => {
    const { shapes } = await getGreece();
    return {
      width: GREECE.width,
      height: GREECE.height,
      approximate: shapes.some((shape) => shape.approximate),
      places: shapes.map(({ id, path, x, y, width }) => ({ id, path, label: { x, y, width } })),
    };
  });

  serve(calls.getMarketStatsPicture, async ({ query }) => {
    const market = { for: query.for, category_id: 1 };
    const outline = await getGreece();
    const medians = await listMedians(
      db,
      'prefecture',
      outline.shapes.map((shape) => shape.id),
      toMarketIds(market),
    );
    const breaks = getClassBreaks(market);
    const classes = new Map(
      medians.flatMap(({ place_id, median }) =>
        median === null ? [] : [[place_id, getPriceClassIndex(median / 100, breaks)] as const],
      ),
    );
    return renderSvg(outline, classes);
  });
}

async function drawOutline(db: Db, tree: PlaceTree, kind: MarketPlaceKind, id: number): Promise<Outline | null> {
  const layer = getChildKind(tree, kind, id) ?? kind;
  const around = await findBox(db, kind, id);
  if (!around) return null;
  const box = fitBox(around, layer === kind ? MARGIN.neighbours : MARGIN.parts, WIDTH / HEIGHT);
  const scale = WIDTH / (box.east - box.west);
  let outline: Outline | null = null;
  for (const thin of SIMPLIFY_STEPS) {
    const shapes = await listShapes(db, layer, box, scale, thin);
    const found = shapes.find((shape) => shape.id === id);
    const ownPath = layer === kind && found ? found.path : await getOutlinePath(db, { kind, id }, box, scale, thin);
    outline = { layer, box, shapes, ownPath, abroad: await getAbroadPath(db, box, scale, thin) };
    const size = outline.shapes.reduce((all, { path }) => all + path.length, ownPath.length + outline.abroad.length);
    if (size <= MAX_PATHS) break;
  }
  return outline;
}

async function drawGreece(db: Db): Promise<Outline> {
  const around = await findBox(db, 'prefecture', null);
  if (!around) throw new Error('No areas: run the migrations first');
  const box = fitBox(around, 0.02, GREECE.width / GREECE.height);
  const scale = GREECE.width / (box.east - box.west);
  return {
    layer: 'prefecture',
    box,
    ownPath: '',
    abroad: '',
    shapes: await listShapes(db, 'prefecture', box, scale, 0.7),
  };
}

/** The next kind below, if the area has at least two of it: one part would be the area again. */
function getChildKind(tree: PlaceTree, kind: MarketPlaceKind, id: number): MarketPlaceKind | null {
  if (kind === 'region') return 'prefecture';
  if (kind === 'prefecture') {
    return [...tree.municipalities.values()].filter((each) => each.prefecture.id === id).length > 1
      ? 'municipality'
      : 'district';
  }
  return kind === 'municipality' && (tree.municipalities.get(id)?.districts.length ?? 0) > 1 ? 'district' : null;
}

const WORLD_M = 40_075_016.68;
const TILE_PX = 512;

/** Web mercator back to degrees; a world is 512 pixels wide at zoom 0. */
function getMapView({ west, south, east, north }: Box) {
  const [x, y] = [(west + east) / 2 / WORLD_M, (south + north) / 2 / WORLD_M];
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    lat: round((Math.atan(Math.sinh(2 * Math.PI * y)) * 180) / Math.PI, 3),
    lon: round(x * 360, 3),
    zoom: round(Math.log2((WIDTH * WORLD_M) / (east - west) / TILE_PX), 1),
  };
}

/** Some room on every side, then as much more on two of them as the shape of the drawing needs. */
function fitBox({ west, south, east, north }: Box, margin: number, ratio: number): Box {
  const room = Math.max(east - west, north - south, 1_000) * margin;
  const [width, height] = [east - west + 2 * room, north - south + 2 * room];
  const [wide, high] = width / height < ratio ? [height * ratio, height] : [width, width / ratio];
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  return { west: x - wide / 2, east: x + wide / 2, south: y - high / 2, north: y + high / 2 };
}

/** Its sea is whatever it lies on. In the dark dear areas are the light ones, as on the map itself. */
function renderSvg({ shapes }: Outline, classes: ReadonlyMap<number, number>): string {
  const rules = (colours: readonly string[]) => colours.map((colour, index) => `.c${index}{fill:${colour}}`).join('');
  const night = `@media (prefers-color-scheme:dark){path{fill:#2b3756;stroke:#10233f}${rules(classColours.toReversed())}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GREECE.width} ${GREECE.height}">`,
    `<style>path{fill:#e4e7ea;stroke:#fff;stroke-width:.5;stroke-linejoin:round}${rules(classColours)}${night}</style>`,
    ...shapes.map(({ id, path }) => `<path class="c${classes.get(id) ?? ''}" d="${path}"/>`),
    '</svg>',
  ].join('');
}
