import { build } from 'esbuild'; import { gzipSync } from 'node:zlib';
for (const f of process.argv.slice(2)) {
const r = await build({ entryPoints:[f], bundle:true, minify:true, format:'esm', write:false, charset:'utf8', target:'es2023', conditions:['@aide-de-camp/source'], metafile:true });
const b=r.outputFiles[0]; console.log(f, b.contents.length, gzipSync(b.contents,{level:9}).length);
console.log(Object.entries(Object.values(r.metafile.outputs)[0].inputs).sort((a,b)=>b[1].bytesInOutput-a[1].bytesInOutput).slice(0,24).map(([k,v])=>k.replace('../core/src/','core/')+' '+v.bytesInOutput).join(' ; '));
if (process.env.SHOW) console.log(b.text.slice(6300));
}
