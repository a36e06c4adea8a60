/** Tiles out of an MBTiles file (SQLite), as tilemaker and others write it, into an archive that can be read by ranges. */
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { getTileNumber, MAX_ZOOM, StreetFileError } from './pmtiles.ts';
import { writePmtiles } from './pmtiles-writer.ts';

const toBytes = (value: unknown): Uint8Array => {
  if (value instanceof Uint8Array) return value;
  throw new StreetFileError('A tile of the MBTiles file is no bytes');
};

type Tile = { number: number; z: number; column: number; row: number };

/** Rows of an MBTiles file count from the south. */
function listTiles(database: DatabaseSync): Tile[] {
  const rows = database.prepare('select zoom_level as z, tile_column as x, tile_row as y from tiles').iterate();
  const tiles: Tile[] = [];
  for (const { z, x, y } of rows) {
    const [zoom, column, row] = [Number(z), Number(x), Number(y)];
    if (zoom > MAX_ZOOM) throw new StreetFileError(`The MBTiles file goes beyond zoom ${MAX_ZOOM}`);
    tiles.push({ number: getTileNumber(zoom, column, 2 ** zoom - 1 - row), z: zoom, column, row });
  }
  return tiles.sort((a, b) => a.number - b.number);
}

function* readTiles(database: DatabaseSync, tiles: readonly Tile[]): Generator<{ number: number; bytes: Uint8Array }> {
  const find = database.prepare(
    'select tile_data as data from tiles where zoom_level = ? and tile_column = ? and tile_row = ?',
  );
  for (const { number, z, column, row } of tiles) {
    const bytes = toBytes(find.get(z, column, row)?.data);
    if (bytes.length > 0) yield { number, bytes: bytes[0] === 0x1f && bytes[1] === 0x8b ? bytes : gzipSync(bytes) };
  }
}

function readMetadata(database: DatabaseSync): Map<string, string> {
  const rows = database.prepare('select name, value from metadata').all();
  return new Map(rows.map(({ name, value }) => [String(name), String(value)]));
}

export async function convertMbtiles(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    const metadata = readMetadata(database);
    if (metadata.get('format') !== 'pbf') throw new StreetFileError('The MBTiles file has no vector tiles');
    const [west = Number.NaN, south = 0, east = 0, north = 0] = (metadata.get('bounds') ?? '').split(',').map(Number);
    if (!(west < east && south < north)) throw new StreetFileError('The MBTiles file does not say where it lies');
    const tiles = listTiles(database);
    const zooms = tiles.map(({ z }) => z);
    await writePmtiles(to, readTiles(database, tiles), {
      minZoom: zooms.reduce((least, z) => Math.min(least, z), MAX_ZOOM),
      maxZoom: zooms.reduce((most, z) => Math.max(most, z), 0),
      bounds: { west, south, east, north },
      metadata: { name: metadata.get('name') ?? 'Streets', attribution: '© OpenStreetMap contributors' },
    });
  } finally {
    database.close();
  }
}
