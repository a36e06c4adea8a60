import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { findHtmlViolations, maliciousHtml } from '../../../testing/security/malicious-html.ts';
import { countWords, renderArticleHtml, sanitizeArticleHtml, sanitizeHref, toPlainText } from './article-html.ts';

/** Every element of a text, as a parser that is not the cleaner's own configuration sees it. */
function elementsOf(html: string) {
  const found: { tag: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (tag, attributes) => void found.push({ tag, attributes }) });
  parser.end(html);
  return found;
}
const unseen = /[\u202a-\u202e\u2066-\u2069\ufeff\u200b]/;

describe('[ARTC-2] HTML of articles', () => {
  it('knows more than a hundred hostile texts', () => expect(maliciousHtml.length).toBeGreaterThan(100));

  it.each(maliciousHtml.map((text) => [text.slice(0, 70), text] as const))('in: %s', (_, text) => {
    const { html } = sanitizeArticleHtml(text);
    expect(findHtmlViolations(elementsOf(html), false)).toEqual([]);
    expect(html).not.toMatch(unseen);
    // Nothing comes to life when it is read again.
    expect(sanitizeArticleHtml(html).html).toBe(html);
  });

  it.each(maliciousHtml.map((text) => [text.slice(0, 70), text] as const))(
    'out, as a row written by hand: %s',
    (_, text) => {
      const { html } = renderArticleHtml(text, 'Πίνακας');
      expect(findHtmlViolations(elementsOf(html), true)).toEqual([]);
      expect(html).not.toMatch(unseen);
    },
  );

  it('sees a planted fault, or it would prove nothing', () => {
    const planted = [
      '<script>x</script>',
      '<p onclick="x">a</p>',
      '<a href="javascript:x">a</a>',
      '<a href="//evil.example">a</a>',
      '<img src="https://evil.example/a.gif" alt="a">',
      '<img src="/photos/abcd/960.jpg">',
    ];
    for (const html of planted) expect(findHtmlViolations(elementsOf(html), true), html).not.toEqual([]);
  });

  it('leaves what an editor writes as it is', () => {
    const text =
      '<h2>Τίτλος &amp; άλλα</h2><p>Ένα <strong>δύο</strong> <em>τρία</em> <a href="/golden-visa">τέσσερα</a> ' +
      '<a href="https://www.aade.gr/enfia" rel="noopener">ΑΑΔΕ</a></p><ul><li><p>α</p></li></ul>' +
      '<blockquote><p>β</p></blockquote><hr /><table><tbody><tr><th scope="col">γ</th><td colspan="2">δ</td></tr></tbody></table>' +
      '<figure><img src="/photos/abcd/960.jpg" alt="Σπίτι" width="800" height="500" /><figcaption>ε</figcaption></figure>';
    expect(sanitizeArticleHtml(text)).toEqual({ html: text, pictures: ['abcd'], withoutAlt: false });
  });

  it('brings other ways of writing into ours', () => {
    expect(
      sanitizeArticleHtml('<h1>α</h1><h5>β</h5><p><b>γ</b><i>δ</i><span class="x">ε</span></p><p> </p><p></p>').html,
    ).toBe('<h2>α</h2><h3>β</h3><p><strong>γ</strong><em>δ</em>ε</p>');
  });

  it('tells a picture of ours that says nothing, and leaves it out', () => {
    expect(sanitizeArticleHtml('<p>α</p><figure><img src="/photos/abcd/960.jpg" alt=" "></figure>')).toEqual({
      html: '<p>α</p>',
      pictures: [],
      withoutAlt: true,
    });
  });

  it.each([
    ['/articles?category=guide', '/articles?category=guide'],
    ['#part-2', '#part-2'],
    ['https://gov.gr', 'https://gov.gr/'],
    [' https://gov.gr/a b', null],
    ['HTTPS://GOV.GR/x', 'https://gov.gr/x'],
    ['mailto:a@b.gr', null],
    ['https://localhost/', null],
    ['', null],
    [undefined, null],
  ])('an address: %s → %s', (raw, expected) => expect(sanitizeHref(raw)).toBe(expected));

  it('for a page: anchors, contents, boxes for tables, all widths', () => {
    const { html, headings } = renderArticleHtml(
      '<h2>Α &lt;1&gt;</h2><p>x</p><h2><strong>Β</strong> γ</h2><table><tbody><tr><td>1</td></tr></tbody></table>' +
        '<p><img src="/photos/abcd/960.jpg" alt="Σπίτι" /></p>',
      'Πίνακας',
    );
    expect(headings).toEqual([
      { id: 'part-1', text: 'Α <1>' },
      { id: 'part-2', text: 'Β γ' },
    ]);
    expect(html).toContain('<h2 id="part-2"><strong>Β</strong> γ</h2>');
    expect(html).toContain('<div data-wide="" role="region" tabindex="0" aria-label="Πίνακας"><table>');
    expect(html).toContain('srcset="/photos/abcd/320.webp 320w, /photos/abcd/640.webp 640w');
  });

  it('counts words', () => {
    expect(countWords('<p>Το σπίτι, 80 τ.μ.,</p><p>αξίζει 250.000 €.</p>')).toBe(6);
    expect(toPlainText('<p>α</p><p>β &amp; γ</p>')).toBe('α β & γ');
  });
});
