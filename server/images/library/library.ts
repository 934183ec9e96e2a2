import { business } from './business';
import { countries } from './countries';
import { healthCare } from './healthCare';
import { lifeScience } from './lifeScience';
import { sector } from './sector';
import { technology } from './technology';
import type { Drawings } from './tile';
import { wellness } from './wellness';

/** A picture of the library: what it shows, and its SVG document of 249 by 249. */
export interface LibraryImage {
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

/** Hundredths of a field of 100 are finer than what is seen. */
const rounded = (svg: string): string =>
  svg.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The pictures that a category can take, by the parts of the library, in the order in which they are offered. */
export const library = Object.entries(parts).map(([name, drawings]) => ({
  name,
  images: Object.entries(drawings).map(([title, inside]): LibraryImage => ({
    name: title,
    address: `${root}/${slug(name)}/${slug(title)}.svg`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">${rounded(inside)}</svg>`,
  })),
}));

const byAddress = new Map(library.flatMap(({ images }) => images.map((image) => [image.address, image.svg])));

/** The address of a picture by its part and its name, as `Business/Law`; throws a RangeError where there is none. */
export function libraryAddress(name: string): string {
  const address = `${root}/${slug(name)}.svg`;
  if (!byAddress.has(address)) throw new RangeError(`The library has no image ${name}.`);
  return address;
}

/** The SVG document at an address; undefined where the library has none. */
export const librarySvg = (address: string): string | undefined => byAddress.get(address);
