import { business } from './business';
import { countries } from './countries';
import { healthCare } from './healthCare';
import { lifeScience } from './lifeScience';
import { sector } from './sector';
import { technology } from './technology';
import type { Drawings } from './tile';
import { wellness } from './wellness';

/** An image of the library: its name, URL path, and SVG document of 249 × 249. */
interface LibraryImage {
  name: string;
  address: string;
  svg: string;
}

const root = '/cdn/library';
const size = 249;
const parts: Readonly<Record<string, Drawings>> = {
  Business: business,
  Countries: countries,
  'Health Care': healthCare,
  'Life Science': lifeScience,
  Sector: sector,
  Technology: technology,
  Wellness: wellness,
};

/** Rounds coordinates to hundredths, finer than visible in a 100 × 100 view box. */
const rounded = (svg: string): string =>
  svg.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The images offered for categories, grouped, in the order in which they are shown. */
export const library = Object.entries(parts).map(([name, drawings]) => ({
  name,
  images: Object.entries(drawings).map(([title, inside]): LibraryImage => ({
    name: title,
    address: `${root}/${slug(name)}/${slug(title)}.svg`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">${rounded(inside)}</svg>`,
  })),
}));

const byAddress = new Map(library.flatMap(({ images }) => images.map((image) => [image.address, image.svg])));

/**
 * The URL path of an image by its group and name, such as `Business/Law`.
 * @throws RangeError if there is no such image
 */
export function libraryAddress(name: string): string {
  const address = `${root}/${slug(name)}.svg`;
  if (!byAddress.has(address)) throw new RangeError(`The library has no image ${name}.`);
  return address;
}

/** The SVG document at a URL path; undefined if the library has none. */
export const librarySvg = (address: string): string | undefined => byAddress.get(address);
