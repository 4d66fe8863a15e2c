import { pathParameterNames } from '../contract/index.ts';
import { RequiredError } from './api-error.ts';

/**
 * Fills a path template with encoded parameters.
 *
 * @throws RequiredError when a parameter is null, undefined or empty
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>, operation: string): string {
  return pathParameterNames(path).reduce((filled, name) => {
    const value = params[name];
    if (value === null || value === undefined || value === '') throw new RequiredError(name, operation);
    return filled.replace(`{${name}}`, encodeURIComponent(String(value)));
  }, path);
}
