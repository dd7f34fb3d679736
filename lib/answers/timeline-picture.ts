import { SIZES } from '../base/catalog/sizes.ts';
import { drawTimeline } from '../draw/timeline/draw-timeline.ts';
import type { TimelinePicture, TimelineRow } from '../draw/timeline/timeline.ts';
import { DEFAULT_WHEEL_STYLE } from '../draw/wheel/wheel.ts';
import { DRAWN_STYLE_MEMBERS, type DrawnPictureStyle } from '../requests/picture.ts';
import { readPictureColors } from '../requests/picture-colors.ts';

const { picture_rows: ROWS, picture_elements: ELEMENTS } = SIZES;

interface DrawnRequest {
  readonly query: DrawnPictureStyle;
}

interface TimelineTexts<Answer, Request> {
  /** What the picture shows, for the contract. */
  readonly shows: string;
  /** What a client can do where there is too much to draw: `send a shorter part of the life, or fewer levels`. */
  readonly remedy: string;
  build(answer: Answer, request: Request): TimelinePicture;
}

/** Creates the picture of an answer over time, which is drawn from the JSON answer. */
export const createTimelinePicture = <Answer, Request extends DrawnRequest>({
  shows,
  remedy,
  build,
}: TimelineTexts<Answer, Request>) => ({
  styleMembers: DRAWN_STYLE_MEMBERS,
  shows,
  draw: (answer: Answer, request: Request): string => {
    const timeline = leaveOutCrowd(build(answer, request), remedy);
    const { theme, size, captions, colors } = request.query;
    return drawTimeline(timeline, {
      theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
      sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
      withCaptions: captions !== 'off',
      colors: readPictureColors(colors),
    });
  },
});

/**
 * Leaves out the rows that a picture has no room for; a note in it tells of them. How many there are is known only after the
 * search: to refuse the picture then would cost the client the search and give nothing.
 */
function leaveOutCrowd(timeline: TimelinePicture, remedy: string): TimelinePicture {
  const rows = selectRows(timeline.rows);
  const left = describeRest(rows, timeline.rows);
  if (left === undefined) return timeline;
  const note = `Drawn: the first ${left}. To see all of them ${remedy}.`;
  return { ...timeline, rows, note, description: `${note} ${timeline.description}` };
}

/** The first rows, as many as have room; of a first row without room for all that it has, the first bars and marks. */
function selectRows(rows: readonly TimelineRow[]): readonly TimelineRow[] {
  const selected: TimelineRow[] = [];
  let room = ELEMENTS.maximum;
  for (const row of rows.slice(0, ROWS.maximum)) {
    if (countElements(row) > room) return selected.length > 0 ? selected : [cutRow(row, room)];
    selected.push(row);
    room -= countElements(row);
  }
  return selected;
}

const countElements = ({ bars, marks }: TimelineRow): number => bars.length + marks.length;

const cutRow = ({ bars, marks, ...row }: TimelineRow, room: number): TimelineRow => ({
  ...row,
  bars: bars.slice(0, room),
  marks: marks.slice(0, Math.max(0, room - bars.length)),
});

function describeRest(drawn: readonly TimelineRow[], all: readonly TimelineRow[]): string | undefined {
  if (drawn.length < all.length) return `${drawn.length} of ${all.length} rows`;
  const [of, total] = [drawn, all].map((rows) => rows.reduce((sum, row) => sum + countElements(row), 0));
  return of === total ? undefined : `${of} of ${total} bars and marks`;
}

/** A setting of every picture over time. */
export const UTC_SETTING = 'Times in UTC, Gregorian calendar';
