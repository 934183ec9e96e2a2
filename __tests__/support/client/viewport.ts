/** Runs the tests of a block with media queries for a window of this width (px), which jsdom does not implement. */
export function withViewport(width: number): void {
  const { matchMedia } = window;
  beforeAll(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: width >= bound('min', media, 0) && width <= bound('max', media, Infinity),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
  });
  afterAll(() => {
    window.matchMedia = matchMedia;
  });
}

/** The width in a media query; `none` if there is no width. */
const bound = (end: 'min' | 'max', media: string, none: number): number =>
  Number(new RegExp(`${end}-width: ([\\d.]+)px`).exec(media)?.[1] ?? none);
