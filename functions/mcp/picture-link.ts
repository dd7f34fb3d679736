import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import type { ChartPicture } from '../../lib/requests/picture-member.ts';

export const PICTURE_MEDIA = 'image/svg+xml';
export const PICTURE_URI = 'chart://';

const defineTemplate = (name: string, path: string, title: string, description: string) => ({
  ...{ uriTemplate: `${PICTURE_URI}${path}`, name, title, description, mimeType: PICTURE_MEDIA },
});

/** The pictures of charts as resources of the protocol. A template stands for all; none is listed. */
export const PICTURE_TEMPLATES = [
  defineTemplate('wheel', 'wheel/{handle}{?theme}', 'Chart wheel', 'The chart of a handle as a picture'),
  defineTemplate(
    'wheel-of-two',
    'wheel/{handle_a}/{handle_b}{?theme}',
    'Wheel of two charts',
    'The chart of handle_b around that of handle_a, with the aspects between them',
  ),
  defineTemplate(
    'timeline',
    'timeline/{handle}{?from,to,transiting,natal,aspects,theme}',
    'Timeline of transits',
    'Transits to the chart of a handle between two dates, a row for each; names are separated by commas',
  ),
  defineTemplate(
    'map',
    'map/{handle}{?theme}',
    'Map of the planets',
    'Where on the Earth the bodies of the chart of a handle are on an angle',
  ),
];

/** A page that shows the picture that a result links to and explains its elements, for clients with MCP Apps. */
export const PICTURE_APP = {
  uri: 'ui://picture',
  name: 'picture-app',
  title: 'Interactive picture',
  description: 'Wheel, timeline or map of a result, explained to pointer, finger and arrow keys',
  mimeType: 'text/html;profile=mcp-app',
};

/** The wheel as an image that a client shows, or a model looks at. */
export const toWheelImage = (picture: ChartPicture | undefined): readonly ContentBlock[] =>
  picture?.base64 === undefined ? [] : [{ type: 'image', data: picture.base64, mimeType: picture.media_type }];

type Handle = string | undefined;

const toPictureLink = (name: string, handles: readonly Handle[], search = ''): readonly ContentBlock[] =>
  handles.includes(undefined)
    ? []
    : [
        {
          type: 'resource_link',
          uri: `${PICTURE_URI}${name}/${handles.join('/')}${search}`,
          name,
          mimeType: PICTURE_MEDIA,
        },
      ];

/** Link to the wheel of one chart or two; none where a chart has no handle. */
export const toWheelLink = (...handles: readonly Handle[]): readonly ContentBlock[] => toPictureLink('wheel', handles);

/** Link to the map of a chart; none without a handle. */
export const toMapLink = (handle: Handle): readonly ContentBlock[] => toPictureLink('map', [handle]);

/** Link to the timeline of transits to a chart; none without a handle. @param search lists of names, dates, as the template names them */
export function toTimelineLink(
  handle: Handle,
  search: Readonly<Record<string, string | readonly string[] | undefined>>,
): readonly ContentBlock[] {
  const members = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  return toPictureLink('timeline', [handle], `?${members.join('&')}`);
}
