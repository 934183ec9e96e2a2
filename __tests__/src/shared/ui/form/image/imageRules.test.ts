import { formatOf } from '@client/shared/ui/form/image/imageFormat';
import {
  acceptedFiles,
  aspects,
  fileError,
  sizeError,
  maxZoom,
  outputSize,
  outputType,
} from '@client/shared/ui/form/image/imageRules';

const mb = 1_048_576;

test('a file is what its first bytes say', () => {
  expect(formatOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('png');
  expect(formatOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpg');
  expect(formatOf(new TextEncoder().encode('GIF89a'))).toBe('gif');
  expect(formatOf(Uint8Array.of(0, 0, 1, 0, 1, 0))).toBe('ico');
  expect(formatOf(new TextEncoder().encode('<svg xmlns="'))).toBeNull();
  expect(formatOf(new Uint8Array())).toBeNull();
});

test('each use takes its kinds, up to 1 MB', () => {
  expect(fileError('icon', 'gif', mb)).toBeNull();
  expect(fileError('icon', null, 10)).toBe('image.type.icon');
  expect(fileError('logo', 'gif', 10)).toBe('image.type.logo');
  expect(fileError('logo', 'ico', 10)).toBeNull();
  expect(fileError('picker', 'ico', 10)).toBe('image.type.picker');
  expect(fileError('picker', 'jpg', mb + 1)).toBe('image.error.size');
  expect(acceptedFiles('picker')).toBe('.png,image/png,.jpg,.jpeg,image/jpeg');
});

test('wider than 1920 or taller than 1280 is refused, an ico is not measured, a gif is exactly 32 by 32', () => {
  expect(sizeError('picker', 'png', { width: 1920, height: 1280 })).toBeNull();
  expect(sizeError('picker', 'jpg', { width: 1921, height: 10 })).toBe('image.error.dimensions');
  expect(sizeError('picker', 'png', { width: 10, height: 1281 })).toBe('image.error.dimensions');
  expect(sizeError('icon', 'ico', { width: 2000, height: 2000 })).toBeNull();
  expect(sizeError('icon', 'gif', { width: 32, height: 32 })).toBeNull();
  expect(sizeError('icon', 'gif', { width: 32, height: 31 })).toBe('image.error.gif');
});

test('icons are 32 square, pictures 249 square, logos fit into 720 by 250 and are not enlarged', () => {
  expect(outputSize('icon', { width: 500, height: 500 })).toEqual({ width: 32, height: 32 });
  expect(outputSize('picker', { width: 40, height: 40 })).toEqual({ width: 249, height: 249 });
  expect(outputSize('logo', { width: 1440, height: 100 })).toEqual({ width: 720, height: 50 });
  expect(outputSize('logo', { width: 500, height: 500 })).toEqual({ width: 250, height: 250 });
  expect(outputSize('logo', { width: 300, height: 30 })).toEqual({ width: 300, height: 30 });
  expect(outputSize('logo', { width: 1920, height: 1 })).toEqual({ width: 720, height: 1 });
});

test('a picture is a JPEG, an icon a PNG, and a logo keeps its holes', () => {
  expect(outputType('picker', 'png')).toBe('image/jpeg');
  expect(outputType('icon', 'jpg')).toBe('image/png');
  expect(outputType('logo', 'jpg')).toBe('image/jpeg');
  expect(outputType('logo', 'ico')).toBe('image/png');
});

test('a logo is cropped to any shape, but never below 30 pixels a side unless it is smaller itself', () => {
  const size = { width: 600, height: 120 };
  const { min, max, first } = aspects('logo', size);
  expect(first).toBe(5);
  expect(max).toBe(12);
  expect(min).toBe(0.25);
  // At the widest shape the crop is 600 by 50: 30 pixels are reached at 1.67 times.
  expect(maxZoom('logo', size, max)).toBeCloseTo(50 / 30);
  expect(maxZoom('logo', size, min)).toBe(1);
  expect(aspects('logo', { width: 1000, height: 20 })).toEqual({ min: 1.5, max: 50, first: 50 });
  expect(maxZoom('logo', { width: 1000, height: 20 }, 50)).toBe(1);
  expect(aspects('picker', size)).toEqual({ min: 1, max: 1, first: 1 });
});

test('a logo smaller than the smallest crop is refused, in either direction', () => {
  expect(sizeError('logo', 'png', { width: 20, height: 20 })).toBe('image.error.tooSmall');
  expect(sizeError('logo', 'jpg', { width: 300, height: 29 })).toBe('image.error.tooSmall');
  expect(sizeError('logo', 'png', { width: 30, height: 30 })).toBeNull();
  expect(sizeError('picker', 'png', { width: 20, height: 20 })).toBeNull();
});
