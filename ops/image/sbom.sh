#!/bin/sh
# In the build of the image: its list of parts. npm wants a version of every package, which ours, never published, do not have.
set -e
parts="$(mktemp -d)"
cp -r package.json package-lock.json contract server web demo e2e bench "$parts"
cd "$parts"
node -e '
  const { readFileSync, writeFileSync } = require("node:fs");
  const edit = (file, change) => writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))));
  const version = "0.0.0";
  for (const folder of [".", "contract", "server", "web", "demo", "e2e", "bench"]) edit(folder + "/package.json", (made) => ({ ...made, version }));
  edit("package-lock.json", (lock) => {
    for (const [path, one] of Object.entries(lock.packages)) if (!path.includes("node_modules")) one.version = version;
    return { ...lock, version };
  });'
npm sbom --sbom-format cyclonedx --package-lock-only --omit dev -w @estia/contract -w @estia/server -w @estia/web
rm -r "$parts"
