/** Images of an article's body are JPEG or PNG files. */
export const isImageFile = ({ type }: File): boolean => type === 'image/jpeg' || type === 'image/png';
