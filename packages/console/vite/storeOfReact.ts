/** What SWR and react-aria take from a package that would bring its own copy for versions of React before 18. */
export { useSyncExternalStore } from 'react';
