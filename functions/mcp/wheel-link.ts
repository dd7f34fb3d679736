import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import type { ChartPicture } from '../../lib/requests/picture-member.ts';

export const WHEEL_MEDIA = 'image/svg+xml';
export const WHEEL_URI = 'chart://wheel/';

/** The pictures of charts as resources of the protocol. A template stands for all; none is listed. */
export const WHEEL_TEMPLATES = [
  {
    uriTemplate: `${WHEEL_URI}{handle}{?theme}`,
    name: 'wheel',
    title: 'Chart wheel',
    description: 'The chart of a handle as a picture',
    mimeType: WHEEL_MEDIA,
  },
  {
    uriTemplate: `${WHEEL_URI}{handle_a}/{handle_b}{?theme}`,
    name: 'wheel-of-two',
    title: 'Wheel of two charts',
    description: 'The chart of handle_b around that of handle_a, with the aspects between them',
    mimeType: WHEEL_MEDIA,
  },
];

/** A page that shows the wheel that a result links to and explains its elements, for clients with MCP Apps. */
export const WHEEL_APP = {
  uri: 'ui://wheel',
  name: 'wheel-app',
  title: 'Interactive wheel',
  description: 'Explains bodies, aspects and cusps to pointer, finger and arrow keys',
  mimeType: 'text/html;profile=mcp-app',
};

/** The wheel as an image that a client shows, or a model looks at. */
export const toWheelImage = (picture: ChartPicture | undefined): readonly ContentBlock[] =>
  picture?.base64 === undefined ? [] : [{ type: 'image', data: picture.base64, mimeType: picture.media_type }];

/** Link to the wheel of one chart or two; none where a chart has no handle. */
export const toWheelLink = (...handles: readonly (string | undefined)[]): readonly ContentBlock[] =>
  handles.includes(undefined)
    ? []
    : [{ type: 'resource_link', uri: `${WHEEL_URI}${handles.join('/')}`, name: 'wheel', mimeType: WHEEL_MEDIA }];
