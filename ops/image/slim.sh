#!/bin/sh
# In the build of the image: what was installed for browsers, compilers and programmers, and what runs only on a laptop.
set -e
cd /app
rm -rf node_modules/@estia/demo demo e2e bench node_modules/typescript node_modules/@types
# Already in web/build/client: the map and the editor of articles.
rm -rf node_modules/maplibre-gl node_modules/@maplibre node_modules/@mapbox node_modules/@tiptap node_modules/prosemirror-* \
  node_modules/@fontsource-variable
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' -o -name '*.flow' \) -delete
find node_modules -depth -type d -empty -delete
rm -f server/src/main/vite-dev.ts server/src/main/dev-*.ts server/src/main/generate.ts
chmod 755 estia
