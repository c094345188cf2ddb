import { roleNames } from '@market/domain/team'

export const roleName = (role: string): string => (roleNames as Readonly<Record<string, string>>)[role] ?? role
