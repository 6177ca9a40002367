import { dataIndex, jsonFile } from '../../data/data-files.ts';

export const GET = async () => jsonFile(await dataIndex());
