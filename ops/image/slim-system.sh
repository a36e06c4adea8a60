#!/bin/sh
# In the build of the image: package managers, manuals and caches. What is left runs Node.js and a shell.
set -e
rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
  /usr/local/include /usr/local/share /usr/share/doc /usr/share/man /usr/share/info /usr/share/locale /usr/share/perl* \
  /usr/lib/apt /usr/bin/apt* /etc/apt /var/lib/apt /var/cache /var/lib/dpkg/info /var/log /tmp/*
mkdir -p /var/cache /var/log
