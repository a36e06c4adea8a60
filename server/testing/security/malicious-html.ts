/**
 * HTML that nobody means well with: what it would do is call `pwn`, reach another site, or change how the page looks.
 * Each is cleaned and the result is looked at as a document: by the server's tests, and by a real browser in e2e.
 */
const tab = '\t';
const nul = '\u0000';
const image = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0icHduKCkiLz4=';

export const maliciousHtml: readonly string[] = [
  // scripts
  '<script>pwn()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>pwn()</scr</script>ipt>',
  '<script/x>pwn()</script >',
  '<<script>pwn()//<</script>',
  '<script>/*<p>*/pwn()</script><p>after',
  '<p>a<script type="text/javascript">pwn()',
  '<noscript><p title="</noscript><img src=x onerror=pwn()>"></p></noscript>',
  '<template><script>pwn()</script></template>',
  '<svg><script>pwn()</script></svg>',
  '<svg><script href="data:,pwn()"/></svg>',
  '<math><mtext><script>pwn()</script></mtext></math>',
  // handlers
  '<p onclick="pwn()">a</p>',
  '<p ONMOUSEOVER=pwn()>a</p>',
  '<p/onpointerenter=pwn()>a</p>',
  `<p${tab}onclick${tab}=${tab}"pwn()">a</p>`,
  '<img src=x onerror=pwn()>',
  '<img src="x" alt="y" onerror="pwn()">',
  '<img/src/onerror=pwn()>',
  '<img src="/photos/abcd/960.jpg" alt="a" onload="pwn()">',
  '<body onload=pwn()><p>a</p></body>',
  '<details open ontoggle=pwn()><summary>a</summary></details>',
  '<input autofocus onfocus=pwn()>',
  '<video><source onerror=pwn()></video>',
  '<audio src=x onerror=pwn()></audio>',
  '<marquee onstart=pwn()>a</marquee>',
  '<a href="/ok" onclick="pwn()">a</a>',
  '<td onclick="pwn()">a</td>',
  // addresses
  '<a href="javascript:pwn()">a</a>',
  '<a href="JaVaScRiPt:pwn()">a</a>',
  '<a href=" javascript:pwn()">a</a>',
  `<a href="java${tab}script:pwn()">a</a>`,
  '<a href="java&#10;script:pwn()">a</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;pwn()">a</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;pwn()">a</a>',
  '<a href="javascript&colon;pwn()">a</a>',
  `<a href="${nul}javascript:pwn()">a</a>`,
  '<a href="\u0001javascript:pwn()">a</a>',
  '<a href="vbscript:pwn()">a</a>',
  '<a href="data:text/html,<script>pwn()</script>">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5wd24oKTwvc2NyaXB0Pg==">a</a>',
  '<a href="//evil.example/">a</a>',
  '<a href="/\\evil.example/">a</a>',
  '<a href="\\\\evil.example">a</a>',
  '<a href="http://evil.example/">a</a>',
  '<a href="https://estia.example@evil.example/">a</a>',
  '<a href="https:evil.example">a</a>',
  '<a href="blob:https://evil.example/1">a</a>',
  '<a href="file://estia.invalid/hostile">a</a>',
  '<a href="https://ok.example/" target="_blank" ping="https://evil.example/">a</a>',
  '<a href="https://ok.example/" style="position:fixed;inset:0">a</a>',
  '<a xlink:href="javascript:pwn()">a</a>',
  '<base href="https://evil.example/"><a href="/x">a</a>',
  '<form action="https://evil.example/"><button formaction="javascript:pwn()">a</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:pwn()">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<iframe src="javascript:pwn()"></iframe>',
  '<iframe srcdoc="<script>pwn()</script>"></iframe>',
  '<object data="javascript:pwn()"></object>',
  '<embed src="data:text/html,<script>pwn()</script>">',
  // pictures
  `<img src="${image}" alt="a">`,
  '<img src="https://evil.example/track.gif" alt="a">',
  '<img src="//evil.example/track.gif" alt="a">',
  '<img src="/photos/abcd/960.jpg" srcset="https://evil.example/x.gif 1x" alt="a">',
  '<img src="/photos/../api/session" alt="a">',
  '<img src="/photos/abcd/960.jpg?x=https://evil.example" alt="a">',
  '<img src="/photos/ABCD/960.jpg" alt="a">',
  '<img src="/photos/abcd/960.jpg" alt="a" style="background:url(//evil.example)">',
  '<img src="/photos/abcd/960.jpg" alt="&quot; onerror=&quot;pwn()">',
  '<img src="/photos/abcd/960.jpg" alt=\'"><script>pwn()</script>\'>',
  '<picture><source srcset="https://evil.example/x.webp"><img src="/photos/abcd/960.jpg" alt="a"></picture>',
  '<figure><img src=`javascript:pwn()` alt=a></figure>',
  '<image src=x onerror=pwn()>',
  // styles
  '<style>body{display:none}</style><p>a</p>',
  '<style><img src="</style><img src=x onerror=pwn()>"></style>',
  '<p style="background:url(javascript:pwn())">a</p>',
  '<p style="position:fixed;inset:0;z-index:9999">a</p>',
  '<p class="act" id="f-email">a</p>',
  '<svg><style><a title="</style><img src=x onerror=pwn()>"></style></svg>',
  // what changes when it is parsed again
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwn()&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=pwn()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwn()>',
  '<p><svg><foreignObject><p><style><!--</style><img src=x onerror=pwn()>--></style></p></foreignObject></svg></p>',
  '<math><annotation-xml encoding="text/html"><script>pwn()</script></annotation-xml></math>',
  '<noembed><img title="</noembed><img src onerror=pwn()>"></noembed>',
  '<xmp><p title="</xmp><img src=x onerror=pwn()>"></p></xmp>',
  '<textarea><p title="</textarea><img src=x onerror=pwn()>"></p></textarea>',
  '<title><p title="</title><img src=x onerror=pwn()>"></p></title>',
  '<select><option><style></option></select><img src=x onerror=pwn()></style>',
  '<plaintext><img src=x onerror=pwn()>',
  '<listing>&lt;img onerror=pwn() src=x&gt;</listing>',
  '<!--><img src=x onerror=pwn()>-->',
  '<!--[if IE]><script>pwn()</script><![endif]-->',
  '<![CDATA[<script>pwn()</script>]]>',
  '<?xml version="1.0"?><script>pwn()</script>',
  '<!DOCTYPE html [<!ENTITY x "<script>pwn()</script>">]>&x;',
  '<table><tr><td><a href="javascript:pwn()">a</a><script>pwn()</script>',
  '<table><img src=x onerror=pwn()><tr><td>a',
  '&lt;script&gt;pwn()&lt;/script&gt;',
  '&amp;lt;img src=x onerror=pwn()&amp;gt;',
  '<p>&lt;img src=x onerror=pwn()&gt;</p>',
  // letters that are not what they look like
  '<ſcript>pwn()</ſcript>',
  '<\u0073cript>pwn()</script>',
  '＜script＞pwn()＜/script＞',
  '<a href="https://ok.example/\u202egpj.exe">a\u202egpj.exe</a>',
  '<p>\u202e\u2066\ufeff&#x202e;a</p>',
  '<a href="jav\u00adascript:pwn()">a</a>',
  '<a href="ja\u200bvascript:pwn()">a</a>',
  '<p \u2028onclick=pwn()>a</p>',
  '<script\u00a0>pwn()</script>',
  '\ud800<script>pwn()</script>\udfff',
  // shape
  `${'<blockquote>'.repeat(3_000)}a`,
  `${'<ul><li>'.repeat(500)}<script>pwn()</script>`,
  `<a href="https://ok.example/${'a'.repeat(5_000)}">a</a>`,
  '<custom-element onclick=pwn() is="x">a</custom-element>',
  '<p slot="x" is="y" part="z" data-x="1" aria-hidden="true" tabindex="0" contenteditable>a</p>',
  '<button popovertarget="x">a</button><dialog open>a</dialog>',
  '<a href="#f-email" id="x" name="location" role="button" accesskey="s">a</a>',
  '<td colspan="99999999" rowspan="-1" width="9999" background="//evil.example">a</td>',
];

/** What ours may contain, by name. */
export const allowedTags: readonly string[] = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'hr',
  'strong',
  'em',
  'a',
  'br',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
const byTag: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  h2: ['id'],
  div: ['data-wide', 'role', 'tabindex', 'aria-label'],
};

type Element = { tag: string; attributes: Readonly<Record<string, string>> };

/** Complaints about a parsed document; none is what it takes. `shown`: with what a page adds to what is stored. */
export function findHtmlViolations(elements: readonly Element[], shown: boolean): string[] {
  const tags = shown ? [...allowedTags, 'div'] : allowedTags;
  return elements.flatMap(({ tag, attributes }) => {
    const known = byTag[tag] ?? [];
    const wrong = Object.keys(attributes).filter((name) => !known.includes(name));
    const { href = '/', src = '/photos/abcd/960.jpg', srcset = '' } = attributes;
    return [
      ...(tags.includes(tag) ? [] : [`<${tag}>`]),
      ...wrong.map((name) => `<${tag} ${name}>`),
      ...(/^(#[\w-]+|\/(?![/\\])[^\\]*|https:\/\/[^@/\\]+(\/[^\\]*)?)$/.test(href) ? [] : [`href ${href}`]),
      ...(/^\/photos\/[a-z0-9-]{4,64}\/960\.jpg$/.test(src) ? [] : [`src ${src}`]),
      ...(/^(\/photos\/[a-z0-9-]{4,64}\/\d+\.webp \d+w(, )?)*$/.test(srcset) ? [] : [`srcset ${srcset}`]),
      ...(tag === 'img' && !attributes.alt ? ['img without alt'] : []),
      ...(shown || (tag !== 'h2' && tag !== 'div' && srcset === '') || Object.keys(attributes).length === 0
        ? []
        : [`<${tag}> as on a page`]),
    ];
  });
}
