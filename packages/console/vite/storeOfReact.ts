/** Replaces a package that SWR and react-aria import, which would bring its own copy for versions of React before 18. */
export { useSyncExternalStore } from 'react';
