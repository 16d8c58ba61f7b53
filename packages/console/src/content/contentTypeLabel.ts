/** A content type's name as words: 'Image Gallery With Albums' for 'ImageGalleryWithAlbums'. */
export const contentTypeLabel = (typeName: string): string => typeName.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
