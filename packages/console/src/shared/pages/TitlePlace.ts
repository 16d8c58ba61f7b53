import { createContext } from 'react';

/** The element in which a frame shows the title of the page inside it, such as above its tabs; undefined without a frame. */
export const TitlePlace = createContext<Element | undefined>(undefined);
