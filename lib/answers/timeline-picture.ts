import { SIZES } from '../base/catalog/sizes.ts';
import { Problem } from '../base/errors/problem.ts';
import { drawTimeline } from '../draw/timeline/draw-timeline.ts';
import type { TimelinePicture } from '../draw/timeline/timeline.ts';
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
    const timeline = build(answer, request);
    refuseCrowd(timeline, remedy);
    const { theme, size, captions, colors } = request.query;
    return drawTimeline(timeline, {
      theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
      sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
      withCaptions: captions !== 'off',
      colors: readPictureColors(colors),
    });
  },
});

/** @throws Problem `ValidationError` for more rows, or bars and marks, than a picture has room for */
function refuseCrowd({ rows }: TimelinePicture, remedy: string): void {
  const elements = rows.reduce((sum, { bars, marks }) => sum + bars.length + marks.length, 0);
  const refuse = (count: number, of: string, most: number): never => {
    const message = `svg and png show at most ${most} ${of}, and this answer has ${count}: ${remedy}; or choose another format`;
    throw new Problem('ValidationError', `query.format ${message}.`, {
      issues: [{ location: 'query.format', message }],
    });
  };
  if (rows.length > ROWS.maximum) refuse(rows.length, 'rows', ROWS.maximum);
  if (elements > ELEMENTS.maximum) refuse(elements, 'bars and marks', ELEMENTS.maximum);
}

/** A setting of every picture over time. */
export const UTC_SETTING = 'Times in UTC, Gregorian calendar';
