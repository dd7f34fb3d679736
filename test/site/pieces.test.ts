import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curl, python } from '../../site/code.ts';
import { find } from '../../site/find.ts';
import { html, raw } from '../../site/html.ts';
import { jsonPieces, laidOut } from '../../site/json-markup.ts';
import { blockOf, sectionsOf } from '../../site/markdown.ts';
import { inline } from '../../site/prose.ts';
import type { Entry } from '../../site/search-index.ts';
import { readTable } from '../../site/table.ts';

describe('html', () => {
  it('escapes whatever came from elsewhere', () => {
    const text = `<img src=x onerror='alert("&")'>`;
    expect(html`<p title="${text}">${[text, 1, null, false]}</p>`.text).not.toContain('<img');
    fc.assert(fc.property(fc.string(), (any) => !/[<>"']/.test(html`${any}`.text)));
  });

  it('leaves markup alone', () => {
    expect(html`<p>${html`<b>${'<'}</b>`}${raw('<i></i>')}</p>`.text).toBe('<p><b>&lt;</b><i></i></p>');
  });
});

describe('prose', () => {
  it('knows code, and escapes in it', () => {
    expect(inline('take `a<b` of it').text).toBe('take <code>a&lt;b</code> of it');
  });
});

describe('JSON', () => {
  it('laid out is the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(laidOut(value, 40))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('taken apart is the same text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = laidOut(value);
        expect(
          jsonPieces(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('tells names from texts', () => {
    const pieces = jsonPieces('{ "a": "b", "c": [1, true] }').filter(({ kind }) => kind !== 'other');
    expect(pieces.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'name "a"',
      'text "b"',
      'name "c"',
      'number 1',
      'word true',
    ]);
  });
});

describe('code', () => {
  const request = {
    method: 'POST',
    path: '/x',
    body: { name: "O'Brien", known: true, note: 'true', none: null },
  } as const;

  it('survives a shell', () => {
    const line = curl(request, (value) => laidOut(value)).text;
    expect(line.replaceAll('&#39;', "'")).toContain(`O'\\''Brien`);
  });

  it('says true, false and null as Python does, but not within texts', () => {
    const text = python(request, (value) => laidOut(value))
      .text.replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"');
    expect(text).toContain('"known": True');
    expect(text).toContain('"none": None');
    expect(text).toContain('"note": "true"');
  });
});

describe('search', () => {
  const entry = (title: string, text: string): Entry => ({ path: title, title, within: 'Guide', text });
  const entries = [
    entry('Errors', 'every code'),
    entry('InvalidLatitude', '400 Latitude outside -90 to 90'),
    entry('/ephemeris/natal-chart', 'latitude house_system orb'),
    entry('Times and zones', 'daylight saving Zürich'),
  ];
  const found = (query: string): readonly string[] => find(query, entries).map(({ title }) => title);

  it('takes the beginnings of words, those in titles first', () => {
    expect(found('lat')).toEqual(['InvalidLatitude', '/ephemeris/natal-chart']);
    expect(found('errors')).toEqual(['Errors']);
  });

  it('finds names by their parts, accents or none', () => {
    expect(found('house system')).toEqual(['/ephemeris/natal-chart']);
    expect(found('invalidlatitude')).toEqual(['InvalidLatitude']);
    expect(found('zurich')).toEqual(['Times and zones']);
  });

  it('wants every word', () => {
    expect(found('latitude zones')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('takes whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (query) => find(query, entries).length <= entries.length));
  });
});

describe('Markdown', () => {
  const resolve = (target: string): string => target.replace('../', '/source/');

  it('is taken apart into sections and blocks', () => {
    expect(sectionsOf('# T\n\nBefore.\n\n## One\n\nIn words\nof two lines.\n\n- a\n- b\n\n## Two\n')).toEqual([
      { title: 'One', blocks: ['In words\nof two lines.', '- a\n- b'] },
      { title: 'Two', blocks: [] },
    ]);
  });

  it('has tables whose cells may hold a bar', () => {
    const table = '| a | b |\n| --- | ---: |\n| `x \\| y` | 1 |';
    expect(readTable(table)).toEqual({ headings: ['a', 'b'], rows: [['`x | y`', '1']] });
    expect(readTable('| a |\nno table')).toBeUndefined();
    expect(blockOf(table, resolve).text).toContain('<td><code>x | y</code></td><td>1</td>');
  });

  it('becomes paragraphs and lists with links, code and what is strong; the rest is escaped', () => {
    expect(blockOf('See [`a` & b](../x.ts), **not** <i>.', resolve).text).toBe(
      '<p>See <a href="/source/x.ts"><code>a</code> &amp; b</a>, <strong>not</strong> &lt;i&gt;.</p>',
    );
    expect(blockOf('- one\n- two\n  lines', resolve).text).toBe('<ul><li>one</li><li>two\n  lines</li></ul>');
  });
});
