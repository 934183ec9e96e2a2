import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'image.error.size': 'Please upload an image which size is less than 1mb',
  'image.error.dimensions': 'Please upload an image which width is less than 1920px and height is less than 1280px',
  'image.error.tooSmall': 'Please upload an image that is at least 30px wide and 30px high',
  'image.error.gif': 'Please upload a gif with size 32px x 32px',
  'image.error.crop': 'Failed to crop the image',
  'image.type.icon': 'Please upload a png, jpg, gif or ico file.',
  'image.type.logo': 'Please upload a png, jpg or ico file.',
  'image.type.picker': 'Please upload a png or jpg file.',
  'image.drop': 'Drop an image here, or',
  'image.choose': 'Upload an image',
  'image.replace': 'Upload another image',
  'image.chooseFor': '{action}: {label}',
  'image.reset': 'Reset',
  'image.resetFor': 'Reset: {label}',
  'image.reading': 'Reading the image…',
  'image.taken': '{label}: image selected',
  'image.crop.title': 'Crop the image',
  'image.crop.area': 'Crop area',
  'image.crop.keys':
    'Drag the image, or move it with the arrow keys (hold Shift for smaller steps). To zoom, pinch or press + and −.',
  'image.crop.zoom': 'Zoom',
  'image.crop.zoomValue': '{percent}%',
  'image.crop.shape': 'Shape',
  'image.crop.shapeValue': '{width} by {height} pixels',
  'image.crop.state': 'Zoom {percent}%. The crop is {width} by {height} pixels, starting at {x}, {y}.',
  'image.crop.confirm': 'Confirm',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
