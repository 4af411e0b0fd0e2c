import type { Config } from '../../config';

/** Whether this address stands in OPERATORS, as of this process's start. */
export const isOperator = ({ operators }: Config, email: string): boolean => operators.includes(email.toLowerCase());
