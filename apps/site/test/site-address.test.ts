import { expect, test } from '@playwright/test';
import { parseSiteAddress } from '../src/lib/site-address.ts';

test('the address of the site may be a host, a host with a path, a path alone, or unset', () => {
  expect(parseSiteAddress(undefined)).toEqual({ base: '/' });
  // What a workflow gives for a variable that nobody set.
  expect(parseSiteAddress('')).toEqual({ base: '/' });
  expect(parseSiteAddress('https://charts.test')).toEqual({ site: 'https://charts.test', base: '/' });
  expect(parseSiteAddress('https://me.test/charts')).toEqual({ site: 'https://me.test', base: '/charts/' });
  expect(parseSiteAddress('https://me.test/a/b/')).toEqual({ site: 'https://me.test', base: '/a/b/' });
  expect(parseSiteAddress('/charts')).toEqual({ base: '/charts/' });
  for (const wrong of ['me.test', '//me.test/charts', 'ftp://me.test', 'https://'])
    expect(() => parseSiteAddress(wrong), wrong).toThrow('SITE_URL');
});
