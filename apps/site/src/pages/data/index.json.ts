import { dataIndex, jsonFile } from '../../lib/data-files.ts';

export const GET = async () => jsonFile(await dataIndex());
