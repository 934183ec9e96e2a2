/** The tests of a block run in a window of this width (px), as far as its media queries can tell: jsdom has none. */
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

/** The width that a media query names; `none` where it names none. */
const bound = (end: 'min' | 'max', media: string, none: number): number =>
  Number(new RegExp(`${end}-width: ([\\d.]+)px`).exec(media)?.[1] ?? none);
