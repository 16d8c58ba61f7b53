/** The person, tenant and role of a read: nothing read under one scope is ever shown under another (faults D4). */
export interface ApiScope {
  subject: string;
  tenantId: string;
  roleId: string;
}
