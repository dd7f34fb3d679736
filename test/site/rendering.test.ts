import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '../../lib/chain/site/search-index.ts';
import { renderCurl, renderPython } from '../../site/code-samples.ts';
import { createFinder } from '../../site/finder.ts';
import { html, raw } from '../../site/html.ts';
import { renderJson } from '../../site/json-markup.ts';
import { createMarkdownRenderer, inline, isTable, parseDocument, stripMarks } from '../../site/markdown.ts';
import { createErrorsPage } from '../../site/pages/errors.ts';

describe('html', () => {
  it('escapes inserted text', () => {
    const text = `<img src=x onerror='alert("&")'>`;
    expect(html`<p title="${text}">${[text, 1, null, false]}</p>`.text).not.toContain('<img');
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(html`${text}`.text)));
  });

  it('does not escape markup', () => {
    expect(html`<p>${html`<b>${'<'}</b>`}${raw('<i></i>')}</p>`.text).toBe('<p><b>&lt;</b><i></i></p>');
  });
});

describe('colored JSON', () => {
  const textOf = (markup: string): string =>
    markup.replace(/<[^>]+>/g, '').replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => LETTERS[entity] ?? entity);
  const LETTERS: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  };

  it('keeps the text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value, undefined, 2);
        expect(textOf(renderJson(text).text)).toBe(text);
      }),
    );
  });

  it('distinguishes names from strings', () => {
    const pieces = [
      ...renderJson('{ "a": "b", "c": [1, true] }').text.matchAll(/<span class="j-(\w+)">(.*?)<\/span>/g),
    ];
    expect(pieces.map(([, kind, text = '']) => `${kind} ${textOf(text)}`)).toEqual([
      'name "a"',
      'text "b"',
      'name "c"',
      'number 1',
      'word true',
    ]);
  });
});

describe('code samples', () => {
  const request = {
    method: 'POST',
    path: '/x',
    json: JSON.stringify({ name: "O'Brien", known: true, note: 'true', none: null }),
  } as const;

  it('quote text for a shell', () => {
    const line = renderCurl(request).text;
    expect(line.replaceAll('&#39;', "'")).toContain(`O'\\''Brien`);
  });

  it('use Python’s True, False and None, except within strings', () => {
    const text = renderPython(request)
      .text.replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"');
    expect(text).toContain('"known":True');
    expect(text).toContain('"none":None');
    expect(text).toContain('"note":"true"');
  });
});

describe('search', () => {
  const entry = (title: string, text: string): SearchEntry => ({ path: title, title, within: 'Guide', text });
  const entries = [
    entry('Errors', 'every code'),
    entry('InvalidLatitude', '400 Latitude outside -90 to 90'),
    entry('/ephemeris/natal-chart', 'latitude house_system orb'),
    entry('Times and zones', 'daylight saving Zürich'),
  ];
  const find = createFinder(entries);
  const findTitles = (query: string): readonly string[] => find(query).map(({ title }) => title);

  it('matches beginnings of words, titles first', () => {
    expect(findTitles('lat')).toEqual(['InvalidLatitude', '/ephemeris/natal-chart']);
    expect(findTitles('errors')).toEqual(['Errors']);
  });

  it('matches parts of names, with or without accents', () => {
    expect(findTitles('house system')).toEqual(['/ephemeris/natal-chart']);
    expect(findTitles('invalidlatitude')).toEqual(['InvalidLatitude']);
    expect(findTitles('zurich')).toEqual(['Times and zones']);
  });

  it('tolerates a wrong letter, but no wrong digit', () => {
    expect(findTitles('dayligth saving')).toEqual(['Times and zones']);
    expect(findTitles('invlidlatitude')).toEqual(['InvalidLatitude']);
    expect(findTitles('400')).toEqual(['InvalidLatitude']);
    expect(findTitles('401')).toEqual([]);
  });

  it('finds parts with some of the words where none has all, and nothing without words', () => {
    expect(findTitles('latitude zones')).toContain('InvalidLatitude');
    expect(findTitles('  ')).toEqual([]);
  });

  it('accepts any text', () => {
    fc.assert(fc.property(fc.string(), (query) => find(query).length <= entries.length));
  });
});

describe('Markdown', () => {
  const { blocks } = createMarkdownRenderer({ resolveLink: (target) => target.replace('../', '/source/') });

  it('shows HTML as text and omits comments', () => {
    expect(inline('take `a<b` of <i>').text).toBe('take <code>a&lt;b</code> of &lt;i&gt;');
    expect(blocks('<script>alert(1)</script>\n\n<!-- for editors -->\n').text).not.toMatch(/<script|<!--/);
  });

  it('is split at headings of the second level', () => {
    const text = '# T\n\nBefore.\n\nMore.\n\n## One\n\n| a |\n| - |\n| b |\n\n### Within\n\n## Two\n';
    const { title, lead, sections } = parseDocument(text);
    expect([title, lead, ...sections.map((section) => section.title)]).toEqual(['T', 'Before.', 'One', 'Two']);
    expect(sections[0]?.blocks.find(isTable)?.rows).toMatchObject([[{ text: 'b' }]]);
  });

  it('is reduced to plain text for the search', () => {
    const list = '- **one** `a_b`, [two](../x.ts)\n- three\n\n| a |\n| ---: |\n| x |';
    expect(stripMarks(list)).toBe('one a_b, two three a x');
  });

  it('resolves links, also in cells of scrollable tables', () => {
    const table = blocks('| a |\n| ---: |\n| [`x \\| y`](../x.ts) |').text;
    expect(table).toContain('<td><a href="/source/x.ts"><code>x | y</code></a></td>');
    expect(table).toContain('<div class="table-wrap" tabindex="0"');
  });
});

describe('the page of errors', () => {
  it('links each endpoint that a remedy names', () => {
    expect(createErrorsPage().body.text).toContain(
      'GET <a href="%ROOT%/docs/reference/ephemeris/house-systems"><code>/ephemeris/house-systems</code></a> lists',
    );
  });
});
