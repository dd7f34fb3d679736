import { drawGroup } from './drawing.ts';
import type { ChartCaption } from './page.ts';
import { drawText, fitText } from './text.ts';
import type { Palette } from './themes.ts';

const LINE_SHARE = 1.7;

/** Texts above a picture that is no wheel, and where they stand. */
interface Heading {
  readonly caption: ChartCaption;
  readonly settings: readonly string[];
}

interface HeadingPlace {
  readonly margin: number;
  /** Width of the picture, units. */
  readonly width: number;
  /** Height of the letters. */
  readonly text: number;
  readonly palette: Palette;
  /** False in a small picture, which has the heading alone. */
  readonly isWhole: boolean;
}

/** A drawn part of a picture and the height that it takes. */
export interface DrawnPart {
  readonly drawn: string;
  readonly height: number;
}

export const NOTHING_DRAWN: DrawnPart = { drawn: '', height: 0 };

/** Writes the caption on the left and the settings on the right, from the top of the picture. */
export function drawHeading({ caption, settings }: Heading, place: HeadingPlace): DrawnPart {
  const { margin, width, text, palette, isWhole } = place;
  const [left, right] = isWhole ? [[caption.heading, ...caption.lines], settings] : [[caption.heading], []];
  const room = right.length > 0 ? width / 2 - 2 * margin : width - 2 * margin;
  const write = (lines: readonly string[], x: number, anchor: 'start' | 'end'): readonly string[] =>
    lines.map((line, index) => {
      const stroke = index === 0 && anchor === 'start' ? palette.ink : palette.muted;
      const y = margin + text / 2 + index * text * LINE_SHARE;
      return drawText(
        fitText(line, { height: text, width: room }),
        { x, y, height: text, anchor },
        { class: 'caption', stroke },
      );
    });
  const drawn = [...write(left, margin, 'start'), ...write(right, width - margin, 'end')];
  return {
    drawn: drawGroup(drawn, { class: 'captions' }),
    height: Math.max(left.length, right.length) * text * LINE_SHARE + text * 0.6,
  };
}
