#!/usr/bin/env bash
# Prints a file with its @marks@ filled in; one that stays empty is an error.
#   bash ops/fill.sh FILE name=value …
set -euo pipefail
file="${1:?usage: fill.sh FILE name=value …}"; shift
script=''
for pair in "$@"; do
  value="$(printf %s "${pair#*=}" | sed 's/[&|\\]/\\&/g; $!s/$/\\/')"
  script+="s|@${pair%%=*}@|$value|g"$'\n'
done
# Comments name the marks.
filled="$(sed -e "$script" "$file")"
if left="$(grep -vE '^[[:space:]]*[#;]' <<<"$filled" | grep -oE '@[a-z_]+@' | sort -u)"; then echo "not filled in: $(tr '\n' ' ' <<<"$left")" >&2; exit 1; fi
printf '%s\n' "$filled"
