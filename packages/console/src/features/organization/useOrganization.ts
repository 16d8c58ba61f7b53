import { useDeferredValue, useMemo } from 'react';
import { useRead } from '../../api/useRead.ts';
import { isWithoutOrganization } from './isWithoutOrganization.ts';
import { type Organization, readOrganization } from './organizationNodes.ts';

/** The organization as the screen reads it. */
export interface OrganizationRead {
  /** Undefined while it loads, and where there is none. */
  organization: Organization | undefined;
  /** The tenant has no root: the user belongs on Add Organization (ORG-15). */
  isWithout: boolean;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/** Reads the whole tree. */
export function useOrganization(): OrganizationRead {
  const { data, error, isLoading, retry } = useRead('/api/management/organization-nodes/root/descendants');
  const read = useMemo(() => (data === undefined ? undefined : readOrganization(data)), [data]);
  // Rendered in slices: thousands of nodes arrive at the same time, and the page must stay responsive.
  const organization = useDeferredValue(read, undefined);
  const isWithout = isWithoutOrganization(error);
  return {
    organization,
    isWithout,
    error: read === undefined ? error : undefined,
    isLoading: isLoading || (read !== undefined && organization === undefined),
    retry,
  };
}
