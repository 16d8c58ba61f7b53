/** A content type's name as words: 'ImageGalleryWithAlbums' reads 'Image Gallery With Albums'. */
export const contentTypeLabel = (typeName: string): string => typeName.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
